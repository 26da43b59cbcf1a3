import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ThingKind } from './block-kinds.ts'
import { foundThingsQuery, type Thing, thingWords } from './things.ts'

type ThingDialogProps = {
  kind: ThingKind
  /** What there is to choose from, if not everything that is public. */
  among?: readonly Thing[] | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

const contains = (thing: Thing, q: string) =>
  `${thing.name} ${thing.about}`.toLowerCase().includes(q.toLowerCase())

/** Finds the event, business, or item of a card. */
export function ThingDialog({ kind, among, onChoose, onClose }: ThingDialogProps) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [asked, setAsked] = useState(false)
  const found = useQuery({ ...foundThingsQuery(kind, q), enabled: !among })
  const things = among ? among.filter((thing) => contains(thing, q)) : (found.data ?? [])
  const { search, placeholder, nothing, failure, add } = thingWords[kind]
  const isThere = things.some(({ id }) => id === chosen)
  return (
    <Dialog
      open
      title={add}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              if (chosen && isThere) onChoose(chosen)
              else setAsked(true)
            }}
          >
            {add}
          </Button>
        </>
      }
    >
      <FoundChoice
        search={{ label: search, placeholder, q, onChange: setQ }}
        found={found}
        cards={{
          legend: q ? 'Found' : 'Suggestions',
          name: 'thing',
          options: things.map(({ id, name, about }) => ({ value: id, label: name, hint: about })),
        }}
        chosen={chosen}
        words={{ nothing, failure }}
        error={asked && !isThere ? 'Choose one first.' : undefined}
        onChoose={setChosen}
      />
      {among && things.length === 0 && <p className="text-sm text-dim">{nothing}</p>}
    </Dialog>
  )
}
