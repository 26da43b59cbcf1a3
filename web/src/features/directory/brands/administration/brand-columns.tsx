import { EllipsisVertical } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminBrand } from '#shared/directory/brands/contract.ts'
import { brandPath } from '#shared/directory/brands/named-brand.ts'
import { type BrandStep, mayStepBrand } from '#shared/directory/brands/stepped-brand.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table.tsx'

export type BrandVerb = BrandStep['action']
type Ask = (brand: AdminBrand, verb: BrandVerb) => void

const verbs: readonly { verb: BrandVerb; label: string; danger?: true }[] = [
  { verb: 'accept', label: 'Accept' },
  { verb: 'rename', label: 'Rename' },
  { verb: 'merge', label: 'Merge' },
  { verb: 'restore', label: 'Restore' },
  { verb: 'refuse', label: 'Reject', danger: true },
  { verb: 'retire', label: 'Retire', danger: true },
]

const entriesFor = (brand: AdminBrand, ask: Ask): MenuEntry[] =>
  verbs
    .filter(({ verb }) => mayStepBrand(verb, brand.status))
    .map(({ verb, label, danger = false }) => ({
      kind: 'action',
      label,
      danger,
      onSelect: () => ask(brand, verb),
    }))

/** A brand of the administrators’ list. */
export const brandColumns = (ask: Ask): Column<AdminBrand>[] => [
  {
    id: 'name',
    header: 'Brand',
    narrow: 'main',
    cell: ({ id, name, status, reason }) => (
      <>
        {status === 'active' || status === 'merged' ? (
          <Link to={brandPath(id)} className="font-semibold wrap-anywhere hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {reason && <span className="block text-sm wrap-anywhere text-dim">{reason}</span>}
      </>
    ),
  },
  {
    id: 'listings',
    header: 'Listings',
    numeric: true,
    cell: ({ status, listingCount }) => (status === 'active' ? listingCount : '–'),
  },
  { id: 'proposer', header: 'Proposed by', cell: ({ proposer }) => proposer ?? '–' },
  {
    id: 'since',
    header: 'Since',
    className: 'whitespace-nowrap',
    narrow: 'note',
    cell: ({ createdAt }) => utcDay(createdAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    heading: <span className="sr-only">Actions</span>,
    className: 'text-right',
    narrow: 'action',
    cell: (brand) => (
      <DropdownMenu
        trigger={
          <IconButton
            label={`Actions for ${brand.name}`}
            icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
          />
        }
        entries={entriesFor(brand, ask)}
      />
    ),
  },
]
