import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { numberCardsOf } from './number-cards-of.ts'

type NumberCardsProps = { event: DeskEvent; rows: readonly RosterRow[] }

/** Cards for windshields, two on a sheet. The code opens the gate as one that is typed does. */
export function NumberCards({ event, rows }: NumberCardsProps) {
  return (
    <ul aria-label="Number cards" className="paper-cards">
      {numberCardsOf(event, rows).map(({ key, number, name, className, vehicle, code }) => (
        <li key={key} className="paper-card">
          <p className="paper-number readout">{number ?? '–'}</p>
          <div className="paper-owner">
            <p className="text-xl font-semibold wrap-anywhere">{name}</p>
            {className && <p className="text-lg wrap-anywhere">{className}</p>}
            {vehicle && <p className="wrap-anywhere">{vehicle}</p>}
            <p className="text-sm wrap-anywhere">{event.title}</p>
          </div>
          <div className="paper-code">
            <QrCode text={code} label={`Code of ${name}`} className="w-full" />
            <p className="readout text-sm">
              {code.slice(0, 4)} {code.slice(4)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
