import { useState } from 'react'
import type { OwnSale } from '#shared/market/sales/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConfirmSale, useDeclineSale } from '../api/sale-commands.ts'

/** Where a buyer says whether they bought an item. */
export function AnswerSale({ own: { sale, other, openUntil } }: { own: OwnSale }) {
  const [asks, setAsks] = useState<'confirm' | 'decline'>()
  const confirm = useConfirmSale()
  const decline = useDeclineSale()
  const stop = () => setAsks(undefined)
  const input = { params: { saleId: sale.id } }
  return (
    <div className="grid gap-3">
      {openUntil && <p className="text-dim">Confirm it by {localTime(openUntil)}.</p>}
      <div className="flex flex-wrap gap-3">
        <Button data-own size="sm" variant="primary" onClick={() => setAsks('confirm')}>
          Confirm purchase<span className="sr-only"> of {sale.itemTitle}</span>
        </Button>
        <Button data-own size="sm" variant="ghost" onClick={() => setAsks('decline')}>
          I did not buy this<span className="sr-only">: {sale.itemTitle}</span>
        </Button>
      </div>
      {asks === 'confirm' && (
        <ConfirmCommand
          title={`Did you buy ${sale.itemTitle}?`}
          description={`Confirm it once you have it. Then you and ${other.name} can give each other feedback. You cannot undo this.`}
          confirmLabel="Confirm purchase"
          command={confirm}
          input={input}
          done="Purchase confirmed"
          onClose={stop}
        />
      )}
      {asks === 'decline' && (
        <ConfirmCommand
          title="You did not buy this?"
          description={`We tell ${other.name}. Neither of you can give feedback. You cannot undo this.`}
          confirmLabel="I did not buy this"
          danger
          command={decline}
          input={input}
          done="Thank you. We told the seller"
          onClose={stop}
        />
      )}
    </div>
  )
}
