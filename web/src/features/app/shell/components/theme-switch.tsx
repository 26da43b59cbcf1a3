import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { currentTheme, setTheme } from '#web/lib/theme.ts'

/** Says both ways and shows the one that the theme of the page leaves, which the server may not know. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="btn btn-icon btn-ghost"
      onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <span className="to-light">
        <span className="sr-only">Switch to light theme</span>
        <Glyph name="sun" />
      </span>
      <span className="to-dark">
        <span className="sr-only">Switch to dark theme</span>
        <Glyph name="moon" />
      </span>
    </button>
  )
}
