import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks whether an answer goes out that was written before the customer’s last message. */
export const CustomerWroteDialog = ({ onRead, onSend }: { onRead: () => void; onSend: () => void }) => (
  <Dialog
    open
    title="The customer wrote again"
    description={requestRefusal.customerWrote().message}
    onClose={onRead}
    footer={
      <>
        <Button onClick={onSend}>Send anyway</Button>
        <Button variant="primary" onClick={onRead}>
          Read it
        </Button>
      </>
    }
  />
)
