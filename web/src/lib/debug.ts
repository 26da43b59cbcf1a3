import { kept } from './kept-in-browser.ts'

const flag = 'debug'
const momentMs = 5000

let asked = false
let until = 0

/** The console is silent unless someone wants to look into the page; its messages name no person and no secret. */
export function debug(...told: unknown[]): void {
  if (!asked && performance.now() >= until && kept.get(flag) !== 'true') return
  // biome-ignore lint/suspicious/noConsole: the one place that talks to a person who looks into a page
  console.debug('[boxrise]', ...told)
}

/**
 * Turns debugging on when the page was loaded with `?debug=true`, and offers `boxrise.debug()` in the
 * console, which lasts a moment.
 */
export function offerDebug(): void {
  asked = new URLSearchParams(location.search).get(flag) === 'true'
  const talk = (ms = momentMs) => {
    until = performance.now() + ms
  }
  Object.assign(globalThis, { boxrise: { debug: talk } })
}
