import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** An item that is gone, or never was. */
export const NoItem = () => (
  <div className="shell py-10">
    <h1 className="sr-only">Item</h1>
    <EmptyState
      title="This item is no longer available."
      action={
        <ButtonLink to="/marketplace" variant="primary">
          See what is for sale
        </ButtonLink>
      }
    />
  </div>
)
