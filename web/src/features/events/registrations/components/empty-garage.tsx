import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Says that there is no vehicle to enter with. */
export function EmptyGarage({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="grid gap-4">
      <p>This competition has classes for vehicles. Add yours to your garage first, then come back here.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <ButtonLink variant="primary" to="/garage">
          Open your garage
        </ButtonLink>
      </div>
    </div>
  )
}
