import type { ComponentType } from 'react'
import type { Me } from '#shared/users/contract.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'

type Bar = ComponentType<{ me: Me }>

type Kind = { name: string; isFor: (me: Me) => boolean; load: () => Promise<Bar> }

const kinds: Kind[] = [
  {
    name: 'impersonation',
    isFor: () => Boolean(storedImpersonation()),
    load: async () =>
      (await import('#web/features/impersonations/components/impersonation-bar.tsx')).ImpersonationBar,
  },
  {
    name: 'administration',
    isFor: ({ membershipType }) => membershipType === 'admin',
    load: async () => (await import('#web/features/administration/components/admin-bar.tsx')).AdminBar,
  },
  {
    name: 'deletion',
    isFor: ({ deletionDueAt }) => Boolean(deletionDueAt),
    load: async () => (await import('#web/features/deletions/components/deletion-banner.tsx')).DeletionBanner,
  },
  {
    name: 'status',
    isFor: ({ status, verificationStatus }) => status === 'pending' || verificationStatus === 'pending',
    load: async () => (await import('./status-notice.tsx')).StatusNotice,
  },
]

type Loaded = { name: string; Bar: Bar }

const loaded = new Map<string, Promise<Loaded[]>>()

/**
 * What lies under the header of this member: as whom an administrator acts, the menu of administrators, what the
 * account waits for. Loaded by those alone whom it concerns; what does not load is left out.
 */
export function accountBars(me: Me): Promise<Loaded[]> {
  const wanted = kinds.filter(({ isFor }) => isFor(me))
  const key = wanted.map(({ name }) => name).join()
  const known = loaded.get(key)
  if (known) return known
  const bars = Promise.all(wanted.map(loadBar)).then((all) => all.filter((bar) => bar !== undefined))
  loaded.set(key, bars)
  return bars
}

const loadBar = ({ name, load }: Kind): Promise<Loaded | undefined> =>
  load().then(
    (Bar) => ({ name, Bar }),
    () => undefined,
  )
