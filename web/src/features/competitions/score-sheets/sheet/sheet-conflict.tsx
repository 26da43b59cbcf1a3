import { useState } from 'react'
import type { ScoreSheet, ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { chosenFields, differencesOf } from './choose-fields.ts'

type SheetConflictProps = {
  rubric: Rubric
  mine: ScoreSheetFields
  theirs: ScoreSheet
  onChoose: (fields: ScoreSheetFields) => void
  onClose: () => void
}

/**
 * Compares two versions of a sheet, item by item. The judge's choice is a new revision, and both stay
 * readable.
 */
export function SheetConflict({ rubric, mine, theirs, onChoose, onClose }: SheetConflictProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const differences = differencesOf(rubric, mine, theirs)
  const take = (key: string, side: string) => {
    const next = new Set(taken)
    if (side === 'theirs') next.add(key)
    else next.delete(key)
    setTaken(next)
  }
  return (
    <Dialog
      open
      wide
      unsaved
      title="This sheet was changed on another device"
      description="Choose for each item. Both versions are kept, and what you choose is saved as a new one."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button variant="primary" onClick={() => onChoose(chosenFields(rubric, mine, theirs, taken))}>
            Save this choice
          </Button>
        </>
      }
    >
      {differences.length === 0 && <p>Both say the same. Save to continue.</p>}
      {differences.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button className="min-h-12" onClick={() => setTaken(new Set())}>
            All from this tablet
          </Button>
          <Button className="min-h-12" onClick={() => setTaken(new Set(differences.map(({ key }) => key)))}>
            All from the other
          </Button>
        </div>
      )}
      <ul className="grid gap-4">
        {differences.map((difference) => (
          <li key={difference.key} className="grid gap-2 border-t border-line pt-4">
            <p className="font-semibold wrap-anywhere">{difference.label}</p>
            <p className="wrap-anywhere">
              <span className="text-dim">This tablet:</span> {difference.mine}
            </p>
            <p className="wrap-anywhere">
              <span className="text-dim">The other:</span> {difference.theirs}
            </p>
            <Segmented
              legend={difference.label}
              name={difference.key}
              options={[
                { id: 'mine', label: 'This tablet' },
                { id: 'theirs', label: 'The other' },
              ]}
              value={taken.has(difference.key) ? 'theirs' : 'mine'}
              onChange={(side) => take(difference.key, side)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
