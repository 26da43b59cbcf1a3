import type { ReactNode } from 'react'
import { ratingOf } from '#shared/events/vehicles/rating-of.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Facts } from '#web/ui/facts.tsx'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import {
  grouped,
  placementLabels,
  powerWords,
  ratingWords,
  vehicleLine,
  woofersWords,
} from './vehicle-words.ts'

type VehicleCardProps = { vehicle: Vehicle; note?: string | undefined; actions: ReactNode }

export function VehicleCard({ vehicle, note, actions }: VehicleCardProps) {
  const { name, photoUrl, woofers, placement, ampChannels, notes, archivedAt } = vehicle
  const facts = [
    ['Woofers', woofersWords(woofers)],
    ['Placement', placementLabels[placement]],
    ['Power', powerWords(vehicle)],
    ['Amplifier channels', ampChannels > 0 && grouped(ampChannels)],
  ] as const
  return (
    <li className="panel flex min-w-0 flex-col overflow-hidden">
      {photoUrl ? (
        <img
          src={photoUrl}
          alt={vehicleLine(vehicle)}
          loading="lazy"
          width={1280}
          height={720}
          className="aspect-video h-auto w-full border-b border-line object-cover"
        />
      ) : (
        <div className="grid h-28 place-items-center border-b border-line bg-raised text-faint">
          <SubwooferIcon className="size-12" />
        </div>
      )}
      <div className="grid flex-1 content-start gap-4 p-4 sm:p-5">
        <div>
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
          <p className="text-sm wrap-anywhere text-dim">{vehicleLine(vehicle)}</p>
          {note && <p className="text-sm wrap-anywhere text-dim">{note}</p>}
          {archivedAt && (
            <p className="text-sm text-dim">
              Archived <time dateTime={archivedAt}>{localTime(archivedAt)}</time>
            </p>
          )}
        </div>
        <p>
          <span className="label block text-dim">Rating</span>
          <span className="readout text-2xl">{grouped(ratingOf(vehicle, 'cone_plus_power'))}</span>
          <span className="block text-sm text-dim">{ratingWords(vehicle)}</span>
        </p>
        <Facts facts={facts} />
        {notes && <p className="text-sm wrap-anywhere whitespace-pre-line text-dim">{notes}</p>}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 sm:px-5">{actions}</div>
    </li>
  )
}
