import { Moon, Sun } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

export type Theme = 'dark' | 'light'
export type ThemeToggleProps = { theme: Theme; onChange: (theme: Theme) => void }

export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  const next = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => onChange(next)}
    />
  )
}
