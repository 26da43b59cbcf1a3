import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { BrandId } from '#shared/directory/brands/named-brand.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateBrand } from '../api/admin-brand-commands.ts'
import { namedBrandsQuery } from '../api/brand-queries.ts'
import type { BrandDialogProps } from './brand-dialog.tsx'

const mostFound = 10

/** Makes a brand another one, which listings carry in its place. */
export function MergeBrandDialog({ brand: { id, name, version }, onClose }: BrandDialogProps) {
  const [q, setQ] = useState('')
  const [into, setInto] = useState<BrandId>()
  const [attempts, setAttempts] = useState(0)
  const found = useQuery(namedBrandsQuery(q, mostFound))
  const command = useUpdateBrand()
  const others = found.data?.items.filter((brand) => brand.id !== id) ?? []
  const send = usePress(async () => {
    setAttempts((count) => count + 1)
    if (!into) return
    await command.mutateAsync({ params: { brandId: id }, body: { action: 'merge', into, version } }).then(
      () => {
        toast.success(`${name} is merged`)
        onClose()
      },
      () => undefined,
    )
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <FormDialog
      title={`Merge ${name}`}
      description={`Listings that carry ${name} carry the other brand, and its name and address lead there.`}
      unsaved={into !== undefined}
      submission={{ onSubmit, busy: command.isPending, failure: command.error, attempts }}
      failed="We couldn’t merge it"
      submitLabel="Merge"
      busyText="Merging..."
      onClose={onClose}
    >
      <FoundChoice
        search={{ label: 'Search brands', placeholder: 'Start of the name', q, onChange: setQ }}
        found={found}
        cards={{
          legend: 'Merge into',
          name: 'into',
          options: others.map((brand) => ({ value: brand.id, label: brand.name })),
        }}
        chosen={into}
        words={{ nothing: 'No active brand starts with that.', failure: 'The brands did not load' }}
        error={attempts > 0 && !into ? 'Choose another brand.' : undefined}
        onChoose={setInto}
      />
    </FormDialog>
  )
}
