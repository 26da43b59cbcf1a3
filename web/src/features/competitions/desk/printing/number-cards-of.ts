import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { vehiclesIn } from '#shared/events/registrations/entered-vehicles.ts'

/** The card in a windshield: the owner of the car, its class, and the code that the gate can scan. */
export type NumberCard = {
  key: string
  number: number | undefined
  name: string
  className: string | undefined
  vehicle: string | undefined
  code: string
}

/** A card for each entry, with its own vehicle, in the order of the event; for a meet without classes, one for each person. */
export const numberCardsOf = (
  { classes }: Pick<DeskEvent, 'classes'>,
  rows: readonly RosterRow[],
): NumberCard[] => rows.flatMap((row) => cardsOf(row, classes))

function cardsOf(row: RosterRow, classes: DeskEvent['classes']): NumberCard[] {
  const { id, number, name, code, classKeys } = row
  const card = { number, name, code }
  const cards = classes.flatMap(({ classKey, name: className }) =>
    vehiclesIn(row, classKey).map((vehicle, at) => ({
      ...card,
      key: `${id} ${classKey} ${at}`,
      className,
      vehicle,
    })),
  )
  const isNowhere = !classes.some(({ classKey }) => classKeys.includes(classKey))
  return isNowhere ? [{ ...card, key: id, className: undefined, vehicle: row.vehicle }] : cards
}
