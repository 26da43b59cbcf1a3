import { useEffect, useState } from 'react'
import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { LoudestGoal } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import type { LoudestMap } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { loudestFinder } from './loudest-finder.ts'

type Searched = {
  status: 'searching' | 'found' | 'stopped' | 'failed'
  /** The result of the latest finished search. A newer one may be under way. */
  map: LoudestMap | undefined
  refusal: AcousticsRefusal | undefined
}

/** Returns everything of a design that a search depends on. The box itself is what the search looks for. */
const askedOf = ({ driver, signal, cabin, air, box }: SavedDesign): string => {
  const { shape, count, walls, inside, qp } = box.rearPorts
  const { ql, qa, fill } = box.rear
  return JSON.stringify([driver, signal, cabin, air, ql, qa, fill, shape, count, walls, inside, qp])
}

/** The loudest boxes for a goal, searched whenever the goal or the design around the box changes. */
export function useLoudest(saved: SavedDesign, goal: LoudestGoal) {
  const [finder] = useState(loudestFinder)
  const [round, setRound] = useState(0)
  const [searched, setSearched] = useState<Searched>({
    status: 'searching',
    map: undefined,
    refusal: undefined,
  })
  const asked = askedOf(saved)

  useEffect(() => finder.end, [finder])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the design, `round` for one who searches again
  useEffect(() => {
    setSearched((before) => ({ ...before, status: 'searching' }))
    finder.find(
      { saved, goal },
      {
        onFound: (found) =>
          setSearched(
            isRefusal(found)
              ? { status: 'found', map: undefined, refusal: found }
              : { status: 'found', map: found, refusal: undefined },
          ),
        onFailed: () => setSearched((before) => ({ ...before, status: 'failed' })),
      },
    )
  }, [finder, asked, goal, round])

  return {
    ...searched,
    searchAgain: () => setRound((before) => before + 1),
    stop() {
      finder.stop()
      setSearched((before) => ({ ...before, status: 'stopped' }))
    },
  }
}
