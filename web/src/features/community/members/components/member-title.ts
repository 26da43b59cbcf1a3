import type { PageData } from '#web/app/screen.ts'
import { memberQuery } from '../api/member-queries.ts'

/** The name of the member in the address, as soon as it has loaded. */
export const memberTitle = ({ params, get }: PageData): string =>
  (get(memberQuery(params.userId ?? '')) as { name: string } | null | undefined)?.name ?? 'Member'
