import { useQuery } from '@tanstack/react-query'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import { memberVehiclesQuery } from '../api/member-vehicles-query.ts'

/** The vehicles that a member shows. Someone without any has no such part. */
export function MemberGarage({ userId }: { userId: string }) {
  const vehicles = useQuery(memberVehiclesQuery(userId)).data?.items ?? []
  if (vehicles.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="label text-dim">Garage</h2>
      <ul className={cx('grid gap-4', vehicles.length > 1 ? 'sm:grid-cols-2 xl:grid-cols-3' : 'max-w-md')}>
        {vehicles.map(({ id, name, year, make, model, color, photoUrl }) => {
          const line = [`${year} ${make} ${model}`, color].filter(Boolean).join(', ')
          return (
            <li key={id} className="panel min-w-0 overflow-hidden">
              {photoUrl && (
                <Picture
                  src={photoUrl}
                  alt={line}
                  sizes="(min-width: 80rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                  width={1280}
                  height={720}
                  className="aspect-video h-auto w-full border-b border-line object-cover"
                />
              )}
              <div className="p-4">
                <h3 className="font-semibold wrap-anywhere">{name}</h3>
                <p className="text-sm wrap-anywhere text-dim">{line}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
