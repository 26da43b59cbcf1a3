type RenderOptions = {
  sitekey: string
  action: string
  theme: 'light' | 'dark' | 'auto'
  size: 'flexible'
  callback: (token: string) => void
  'expired-callback': () => void
  'timeout-callback': () => void
  'error-callback': (code?: string) => boolean
}

export type Turnstile = {
  render: (container: HTMLElement, options: RenderOptions) => string | undefined
  reset: (widgetId: string) => void
  remove: (widgetId: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | undefined

/** Loads Cloudflare’s script once; after a failure the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function insertScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('the human check did not start'))
    script.onerror = () => {
      script.remove()
      reject(new Error('the human check did not load'))
    }
    document.head.append(script)
  })
}
