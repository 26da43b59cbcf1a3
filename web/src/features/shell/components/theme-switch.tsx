import { setTheme, useTheme } from '#web/lib/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Glyph } from './glyph.tsx'

export function ThemeSwitch() {
  const next = useTheme() === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={<Glyph name={next === 'light' ? 'sun' : 'moon'} />}
      onClick={() => setTheme(next)}
    />
  )
}
