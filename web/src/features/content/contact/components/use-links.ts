import { useState } from 'react'
import { useController } from 'react-hook-form'
import { type SocialLink, SocialNetwork } from '#shared/content/contact/contact-settings.ts'
import type { ContactSettingsEdit } from './use-contact-settings.ts'

type Row = { id: string; link: SocialLink }

const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** Returns the social links of the form as rows that keep their identity wherever they are moved. */
export function useLinks({ control }: ContactSettingsEdit['form']) {
  const { field, fieldState } = useController({ control, name: 'social' })
  const links = field.value
  const [known, setKnown] = useState(() => newIds(links.length))
  // The rows were replaced from outside, such as by the latest version.
  const ids = known.length === links.length ? known : newIds(links.length)
  if (ids !== known) setKnown(ids)
  const rows = links.map((link, at): Row => ({ id: ids[at] ?? '', link }))
  const change = (next: readonly Row[]) => {
    setKnown(next.map(({ id }) => id))
    field.onChange(next.map(({ link }) => link))
  }
  return {
    rows,
    /** The problem with the first invalid link. */
    error: fieldState.error?.message,
    arrange: change,
    edit: (at: number, part: Partial<SocialLink>) =>
      change(rows.map((row, place) => (place === at ? { ...row, link: { ...row.link, ...part } } : row))),
    remove: (at: number) => change(rows.filter((_, place) => place !== at)),
    add: () => change([...rows, { id: crypto.randomUUID(), link: { network: unused(links), url: '' } }]),
  }
}

/** The next network that has no link yet. */
const unused = (links: readonly SocialLink[]): SocialNetwork =>
  SocialNetwork.options.find((network) => !links.some((link) => link.network === network)) ?? 'facebook'
