import { keepFunctional, keptFunctional } from '#web/lib/consent/functional-storage.ts'

const key = 'recent_screens'
const most = 5

/** The addresses that were last opened from the palette in this browser, newest first. */
export function recentScreens(): string[] {
  try {
    const kept: unknown = JSON.parse(keptFunctional(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberScreen(path: string): void {
  const others = recentScreens().filter((entry) => entry !== path)
  keepFunctional(key, JSON.stringify([path, ...others].slice(0, most)))
}
