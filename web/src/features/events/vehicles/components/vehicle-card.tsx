import type { ReactNode } from 'react'
import { ratingOf } from '#shared/events/vehicles/rating-of.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { cx } from '#web/ui/cx.ts'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { buildWords, grouped, ratingWords, vehicleLine } from './vehicle-words.ts'

type VehicleCardProps = {
  vehicle: Vehicle
  note?: string | undefined
  actions: ReactNode
  /** True for those that are seen at once. */
  isFirst?: boolean
  /** True for one that is alone: its words stand beside its picture. */
  isWide?: boolean
}

/** A vehicle, its picture first. Without one there is a drawing in its place, so that the cards stand in line. */
export function VehicleCard({ vehicle, note, actions, isFirst = false, isWide = false }: VehicleCardProps) {
  const { name, photoUrl, notes, archivedAt } = vehicle
  const lines = [vehicleLine(vehicle), note].filter(Boolean)
  return (
    <li className={cx('panel flex min-w-0 flex-col overflow-hidden', isWide && 'lg:grid lg:grid-cols-2')}>
      {photoUrl ? (
        <Picture
          src={photoUrl}
          alt={vehicleLine(vehicle)}
          sizes={
            isWide
              ? '(min-width: 64rem) 38rem, 100vw'
              : '(min-width: 80rem) 26rem, (min-width: 40rem) 50vw, 100vw'
          }
          width={1280}
          height={720}
          isFirst={isFirst}
          className={cx(
            'aspect-video h-auto w-full border-b border-line object-cover',
            isWide && 'lg:border-r',
          )}
        />
      ) : (
        <div
          className={cx(
            'grid aspect-video place-items-center border-b border-line text-faint',
            isWide && 'lg:border-r',
          )}
        >
          <SubwooferIcon className="size-12" />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="grid flex-1 content-start gap-4 p-4 sm:p-5">
          <div>
            <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
            {lines.map((line) => (
              <p key={line} className="text-sm wrap-anywhere text-dim">
                {line}
              </p>
            ))}
            {archivedAt && (
              <p className="text-sm text-dim">
                Archived <time dateTime={archivedAt}>{localTime(archivedAt)}</time>
              </p>
            )}
          </div>
          <p>
            <span className="readout text-2xl">{grouped(ratingOf(vehicle, 'cone_plus_power'))}</span>{' '}
            <span className="text-dim">class points</span>
            <span className="block text-sm text-dim">{ratingWords(vehicle)}</span>
          </p>
          <p className="text-sm wrap-anywhere">{buildWords(vehicle)}</p>
          {notes && <p className="text-sm wrap-anywhere whitespace-pre-line text-dim">{notes}</p>}
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 sm:px-5">{actions}</div>
      </div>
    </li>
  )
}
