import { MapPin, Search } from 'lucide-react'
import { Panel } from '#web/ui/panel.tsx'

export type ListingExampleProps = {
  /** The member's search term. */
  search: string
  listings: readonly { name: string; membership: string; place: string }[]
}

/** Shows the directory to a member who searches it. */
export function ListingExample({ search, listings }: ListingExampleProps) {
  return (
    <Panel title="In the member directory" aside={<span className="label text-faint">Example</span>} screws>
      <div className="display">
        <p className="flex items-center gap-3 border-b border-line px-5 py-3.5 text-dim">
          <Search aria-hidden="true" className="size-4 flex-none" />
          {search}
        </p>
        <ul className="divide-y divide-line">
          {listings.map(({ name, membership, place }, at) => (
            <li key={name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 px-5 py-4">
              <span
                aria-hidden="true"
                className={
                  at === 0
                    ? 'readout grid size-12 place-items-center rounded-full bg-ink text-lg text-ground'
                    : 'readout grid size-12 place-items-center rounded-full border border-edge text-lg text-dim'
                }
              >
                {name
                  .split(' ')
                  .slice(0, 2)
                  .map((word) => word.charAt(0))
                  .join('')}
              </span>
              <span>
                <span className="block text-lg font-semibold">{name}</span>
                <span className="flex flex-wrap items-center gap-x-3 text-dim">
                  <span className="label">{membership}</span>
                  <span className="flex items-center gap-1.5 text-sm">
                    <MapPin aria-hidden="true" className="size-4" />
                    {place}
                  </span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
