/**
 * Gives a browser whose language Intl refuses the language of the platform. Chromium calls its language "en-US@posix"
 * on a machine without a locale, and the chart library asks Intl for it as soon as it loads.
 */
export function nameKnownLanguage(): void {
  try {
    new Intl.Locale(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}
