import { Button } from '#web/ui/button.tsx'

type EntryFormButtonsProps = { busy: boolean; label: string; onCancel: () => void }

/** The foot of a form that fills a dialog. */
export function EntryFormButtons({ busy, label, onCancel }: EntryFormButtonsProps) {
  return (
    <div className="-mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-ground px-6 py-4">
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyText="Sending...">
        {label}
      </Button>
    </div>
  )
}
