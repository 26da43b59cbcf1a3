import type { Point } from '#shared/platform/places/point.ts'
import { type Cell, cornersOf, halvesOf, wholeBits } from './geohash.ts'
import { milesAcrossCell, milesToCell } from './miles-to-cell.ts'

/** Partitions of the storage are cells of two letters, so no cell that is read is larger. */
const bitsOfPartition = 10

/** A cell is read once it seems to hold no more: hardly ever more than one read brings, and rather some than none. */
const aimed = 25

/** As many are thought to be in a partition before anything is read; a hundredth of one outweighs that. */
const presumed: Known = { rows: 8, span: 2 ** (wholeBits - bitsOfPartition) / 100 }

/** What has been read is halved so often at most: many at one address say little of what is around them. */
const mostHalvings = 5

/** How far a cell has been read: the key of the last one, and the cell of all bits in which that is. */
type Behind = { key: string; code: number }

export type WaitingCell = Cell & {
  /** How far away it is at least. */
  miles: number
  behind?: Behind | undefined
  /** What has been read around it. */
  known: Known
  /** It is halved no further. */
  finest: number
}

/** So many rows in so many cells of all bits. */
type Known = { rows: number; span: number }

/** The cells around a point that are still to be read, nearest first: halved until one read is enough for each. */
export class CellQueue {
  readonly #cells = new Set<WaitingCell>()
  readonly #around: Point
  readonly #limits: { within: number; beyond: number }
  /** Of the cells within so many miles those that have something beyond so many. */
  constructor(around: Point, limits: { within: number; beyond: number }) {
    this.#around = around
    this.#limits = limits
    this.#add({ code: 0, bits: 0 }, { known: { ...presumed }, finest: bitsOfPartition + mostHalvings })
  }

  /** The nearest cell, to be read at once. */
  next(): WaitingCell | undefined {
    for (;;) {
      let nearest: WaitingCell | undefined
      for (const cell of this.#cells) if (!nearest || cell.miles < nearest.miles) nearest = cell
      if (!nearest) return undefined
      this.#cells.delete(nearest)
      if (this.#isSmall(nearest)) return nearest
      this.#halve(nearest)
    }
  }

  /** Takes a cell that has been read, to its end or so far. */
  took(cell: WaitingCell, rows: number, behind: Behind | undefined): void {
    const begin = cell.behind?.code ?? firstOf(cell)
    const span = Math.max(1, (behind ? behind.code + 1 : endOf(cell)) - begin)
    cell.known.rows += rows
    cell.known.span += span
    // What stands together is mostly more than elsewhere: the rest of the cell has figures of its own.
    const finest = Math.min(wholeBits, cell.bits + mostHalvings)
    if (behind) this.#cells.add({ ...cell, behind, known: { rows, span }, finest })
  }

  #isSmall(cell: WaitingCell): boolean {
    const { bits, behind, known, finest } = cell
    if (bits < bitsOfPartition) return false
    const left = endOf(cell) - (behind?.code ?? firstOf(cell))
    return (known.rows / known.span) * left <= aimed || bits >= finest
  }

  #halve(cell: WaitingCell): void {
    const { behind, known, finest } = cell
    const [lower, upper] = halvesOf(cell)
    const isLowerRead = behind !== undefined && behind.code >= firstOf(upper)
    if (!isLowerRead) this.#add(lower, { behind, known, finest })
    this.#add(upper, { ...(isLowerRead && { behind }), known, finest })
  }

  #add(cell: Cell, read: Pick<WaitingCell, 'behind' | 'known' | 'finest'>): void {
    const corners = cornersOf(cell)
    const miles = milesToCell(this.#around, corners)
    if (miles > this.#limits.within || milesAcrossCell(this.#around, corners) < this.#limits.beyond) return
    this.#cells.add({ ...cell, miles, ...read })
  }
}

const firstOf = ({ code, bits }: Cell) => code * 2 ** (wholeBits - bits)
const endOf = ({ code, bits }: Cell) => (code + 1) * 2 ** (wholeBits - bits)
