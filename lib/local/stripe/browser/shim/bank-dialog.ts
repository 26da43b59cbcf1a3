export type BankAnswer = 'pass' | 'fail' | 'abandon'

const css = `
* { box-sizing: border-box; }
dialog { width: min(26rem, calc(100vw - 32px)); padding: 24px; border: 1px solid color-mix(in srgb, CanvasText 30%, transparent); border-radius: 10px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
dialog::backdrop { background: rgb(0 0 0 / 0.6); }
h2 { margin: 0 0 8px; font-size: 1.25rem; }
p { margin: 0 0 20px; }
div { display: grid; gap: 8px; }
button { min-height: 44px; border: 1px solid color-mix(in srgb, CanvasText 55%, transparent); border-radius: 6px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.main { border-color: transparent; background: CanvasText; color: Canvas; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`

/** Stands where the bank's 3-D Secure window would be and lets the tester be the bank. */
export function askBank(): Promise<BankAnswer> {
  const host = document.createElement('div')
  host.dataset.stripe = 'three-d-secure'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const title = document.createElement('h2')
  title.id = 'title'
  title.textContent = '3-D Secure'
  const text = document.createElement('p')
  text.textContent = 'Your bank would ask for a code here. How should it respond?'
  const buttons = document.createElement('div')
  dialog.append(title, text, buttons)
  shadow.append(dialog)
  // A dialog of the page makes everything outside of itself inert, so the bank asks within it.
  const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')].at(-1)
  const around = open ?? document.body
  around.append(host)
  return new Promise((answer) => {
    // Escape closes this window and not the page's dialog around it, which listens at the document.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      close('abandon')
    }
    const close = (outcome: BankAnswer) => {
      window.removeEventListener('keydown', onKey, true)
      host.remove()
      answer(outcome)
    }
    for (const [label, outcome] of [
      ['Complete authentication', 'pass'],
      ['Fail authentication', 'fail'],
      ['Leave without answering', 'abandon'],
    ] as const) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = label
      if (outcome === 'pass') button.className = 'main'
      button.addEventListener('click', () => close(outcome))
      buttons.append(button)
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close('abandon')
    })
    window.addEventListener('keydown', onKey, true)
    dialog.showModal()
  })
}
