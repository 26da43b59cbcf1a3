import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'

/** The card in a windshield: the owner of the car, its class, and the code that the gate can scan. */
export type NumberCard = {
  key: string
  number: number | undefined
  name: string
  className: string | undefined
  vehicle: string | undefined
  code: string
}

/** A card for each class that someone has entered, in the order of the event; for a meet without classes, one for each person. */
export const numberCardsOf = (
  { classes }: Pick<DeskEvent, 'classes'>,
  rows: readonly RosterRow[],
): NumberCard[] => rows.flatMap((row) => cardsOf(row, classes))

function cardsOf(row: RosterRow, classes: DeskEvent['classes']): NumberCard[] {
  const { id, number, name, code, classKeys } = row
  const entered = classes.filter(({ classKey }) => classKeys.includes(classKey))
  // The roster knows one vehicle of each person: which class it is in is clear where there is one class.
  const vehicle = entered.length > 1 ? undefined : row.vehicle
  const card = { number, name, code, vehicle }
  if (entered.length === 0) return [{ ...card, key: id, className: undefined }]
  return entered.map((one) => ({ ...card, key: `${id} ${one.classKey}`, className: one.name }))
}
