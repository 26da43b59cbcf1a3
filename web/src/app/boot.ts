import type { HoldingWindow } from '#shared/platform/pages/hold-script.ts'
import { firstPaint } from '#web/lib/first-paint.ts'
import { showArchivo } from '#web/styles/show-archivo.ts'

// The only script of a public page: the application itself is fetched when a person starts to use the page, or much
// later. Until then the page is plain HTML, whose links work by themselves.
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const presses = ['pointerdown', 'keydown'] as const
const idleAfterMs = 20_000

const signedIn = storedNames().some((key) => /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key))
const root = document.documentElement
const { files, styles } = document.getElementById('start')?.dataset ?? {}
if (signedIn) root.dataset.session = 'stored'

let started = false
let failures = 0
let pressed: HTMLElement | null | undefined
const chosen = new Map<HTMLInputElement | HTMLSelectElement, string>()
let stylesLoaded: Promise<unknown> | undefined

/** Does not use `kept`, which the application shares: it would bring half of the application along. */
function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function start(): void {
  if (started) return
  started = true
  for (const touch of touches) removeEventListener(touch, touched)
  for (const press of presses) removeEventListener(press, start)
  void load().then(begin, tryAtNextPress)
}

async function begin({ startClient }: typeof import('./client.tsx')): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }))
  await startClient()
  removeEventListener('click', remember, true)
  removeEventListener('change', choose, true)
  root.dataset.start = 'done'
  for (const [field, value] of chosen) chooseAgain(field, value)
  pressed?.click()
}

/** A connection that was gone for a moment does not leave a page whose buttons never answer. */
function tryAtNextPress(): void {
  started = false
  failures += 1
  for (const press of presses) addEventListener(press, start)
  if (pressed && failures === 1) start()
  else reloadForPress()
}

/** A browser asks for a code file only once, so a failure stays until the page is reloaded. */
function reloadForPress(): void {
  if (pressed && !started && failures > 1 && navigator.onLine) location.reload()
}

/**
 * On a new page, a browser reports the resting pointer as a move of no distance, although no one has touched
 * anything.
 */
function touched(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent
  if (type !== 'pointermove' || movementX || movementY) start()
}

/** The page names the files of the application, the one that starts it first; all are fetched at the same time. */
async function load(): Promise<typeof import('./client.tsx')> {
  const modules = Promise.all((files ?? '').split(' ').map((file) => import(/* @vite-ignore */ file)))
  await loadStyles()
  const [client] = await modules
  return client
}

/**
 * The page came with the styles that it shows. The rest follows its first paint, because later content needs
 * it.
 */
function loadStyles(): Promise<unknown> | undefined {
  if (!styles) return undefined
  stylesLoaded ??= new Promise((loaded, missed) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = loaded
    link.onerror = () => {
      link.remove()
      stylesLoaded = undefined
      missed(new Error('the stylesheet did not load'))
    }
    document.head.append(link)
  })
  return stylesLoaded
}

/** A form that is sent with a key is sent by its button. */
const buttonOf = (event: Event) =>
  (event as SubmitEvent).submitter ?? (event.target as Element).closest?.<HTMLElement>('button')

/** A button pressed before the page listens is pressed again once it does, and not by both. */
function remember(event: MouseEvent): void {
  const button = buttonOf(event)
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  pressed = button
  reloadForPress()
}

/** A choice made before the page listens is made again once it does: it may have been reset without being heard. */
function choose({ target }: Event): void {
  if (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === 'radio')
  ) {
    chosen.delete(target)
    chosen.set(target, target.value)
  }
}

function chooseAgain(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLInputElement) {
    if (!field.checked) field.click()
    return
  }
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const { held } = window as HoldingWindow
for (const event of held ?? []) {
  if (event.type === 'change') choose(event)
  else pressed = buttonOf(event) ?? pressed
}
addEventListener('click', remember, true)
addEventListener('change', choose, true)
for (const touch of touches) addEventListener(touch, touched, { passive: true })

/** Listeners are called in their order, and the router's must not hear of a way back that a form holds. */
addEventListener('popstate', (event) => {
  if (!dispatchEvent(new CustomEvent('beforepopstate', { cancelable: true, detail: event.state })))
    event.stopImmediatePropagation()
})

function startLater(): void {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), idleAfterMs)
}

void showArchivo()
void firstPaint()
  .then(loadStyles)
  .catch(() => undefined)
if (held || signedIn || root.dataset.start === 'now') start()
else if (document.readyState === 'complete') startLater()
else addEventListener('load', startLater)
