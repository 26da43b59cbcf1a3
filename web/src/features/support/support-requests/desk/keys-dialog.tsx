import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { listKeys } from './list-keys.ts'

type KeysDialogProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void }

/** The keys of the list, and the switch that turns them off. */
export const KeysDialog = ({ isOn, onSwitch, onClose }: KeysDialogProps) => (
  <Dialog
    open
    title="Keys"
    description="They work in the list of requests."
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {listKeys.map(([key, words]) => (
        <div key={key} className="contents">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <Checkbox
      label="Use single-letter keys in this browser"
      checked={isOn}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  </Dialog>
)
