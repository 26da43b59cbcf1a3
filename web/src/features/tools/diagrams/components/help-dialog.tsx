import { Dialog } from '#web/ui/dialog.tsx'

export type HelpDialogProps = { onClose: () => void }

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['Tab', 'To the next part, port or handle'],
  ['Enter on a port', 'Starts a cable, or ends the one you started'],
  ['Enter on a part', 'Opens its fields'],
  ['Space on a part', 'Adds it to the selection, or removes it'],
  ['Arrow keys', 'Move the selection by 8, or by 1 with Shift'],
  ['Shift + F10', 'Menu of the part or port, with “Connect to…”'],
  ['Ctrl or ⌘ + Z, Y', 'Undo, redo'],
  ['Ctrl or ⌘ + C, V, D, A', 'Copy, paste, duplicate, select all'],
  ['Delete', 'Deletes the selection'],
  ['Escape', 'Drops a cable, or clears the selection'],
  ['F', 'Shows all of it'],
  ['/', 'Finds a part'],
]

const touches: readonly (readonly [does: string, how: string])[] = [
  ['Connect', 'Tap a port, then the other one. Or drag from port to port.'],
  ['Menu', 'Long-press a part, a port, a cable or the canvas; with a mouse, right-click it.'],
  ['Choose several', 'Hold Shift and drag across them, or hold Ctrl or ⌘ and press each.'],
  ['Bend a cable', 'Choose it and drag the dots on its line.'],
]

/** Explains every key and gesture. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Keys and gestures" wide>
      <div className="grid gap-6 sm:grid-cols-2">
        <section className="grid content-start gap-2">
          <h3 className="label text-dim">Keys on the canvas</h3>
          <dl className="grid gap-2">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt className="font-semibold">{key}</dt>
                <dd className="text-sm text-dim">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid content-start gap-2">
          <h3 className="label text-dim">Mouse and touch</h3>
          <dl className="grid gap-2">
            {touches.map(([does, how]) => (
              <div key={does}>
                <dt className="font-semibold">{does}</dt>
                <dd className="text-sm text-dim">{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}
