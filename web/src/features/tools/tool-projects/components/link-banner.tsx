// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import type { OpenedLink } from './use-opened-link.ts'

// Most come by no link, and the tools are large by themselves.
const LinkBanners = lazy(async () => ({ default: (await import('./link-banners.tsx')).LinkBanners }))

export type LinkBannerProps = { opened: OpenedLink | undefined; isMember: boolean }

/** Says where the work on the screen comes from, and what is not on it. */
export function LinkBanner({ opened, isMember }: LinkBannerProps) {
  const [search] = useSearchParams()
  const isAwake = useIsAwake()
  if (!isAwake) return null
  if (!opened && (isMember || !search.has('project'))) return null
  return (
    <Suspense>
      <LinkBanners opened={opened} isMember={isMember} />
    </Suspense>
  )
}
