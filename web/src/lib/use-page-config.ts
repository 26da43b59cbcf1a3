import { useSyncExternalStore } from 'react'
import { type PageConfig, pageConfig } from '#web/lib/page-config.ts'

const never = () => () => {}

/** Returns the configuration of the page. The server, which writes it, renders as if it did not know it. */
export function usePageConfig(): PageConfig | undefined {
  return useSyncExternalStore<PageConfig | undefined>(never, pageConfig, () => undefined)
}

/** Tells whether the laptop cloud, which has an inbox and demo accounts, serves the page. */
export const isLaptop = (config: PageConfig | undefined) => config?.captchaSiteKey === 'laptop'
