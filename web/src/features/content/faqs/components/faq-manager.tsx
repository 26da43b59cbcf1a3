import { useState } from 'react'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { OrderBar } from '#web/features/platform/lists/order-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { useDeleteFaq } from '../api/faq-commands.ts'
import { FaqRow } from './faq-row.tsx'
import { RenameCategoryDialog } from './rename-category-dialog.tsx'
import { useArrangingFaqs } from './use-arranging-faqs.ts'

type FaqManagerProps = {
  stored: { items: Faq[]; orderVersion: number }
  onEdit: (faq: Faq) => void
}

/** All questions by category, in the order that is chosen here. */
export function FaqManager({ stored, onEdit }: FaqManagerProps) {
  const arranging = useArrangingFaqs(stored)
  const remove = useDeleteFaq()
  const [deleting, setDeleting] = useState<Faq>()
  const [renaming, setRenaming] = useState<string>()
  if (stored.items.length === 0)
    return <EmptyState title="No questions yet">Add the first one. Visitors see it at /faq.</EmptyState>
  return (
    <>
      {arranging.isChanged && (
        <OrderBar
          command={arranging.command}
          attempts={arranging.attempts}
          onSave={arranging.save}
          onDiscard={arranging.discard}
        />
      )}
      <SortableList
        label="Categories"
        className="grid gap-4"
        items={arranging.groups}
        itemKey={({ category }) => category}
        nameOf={({ category }) => category}
        onOrder={arranging.arrange}
      >
        {({ category, faqs }, _, handle) => (
          <section aria-label={category} className="panel">
            <div className="panel-head justify-start gap-x-2 pl-1!">
              {handle}
              <h2 className="label grow text-dim">{category}</h2>
              <Button size="sm" variant="ghost" onClick={() => setRenaming(category)}>
                Rename<span className="sr-only"> {category}</span>
              </Button>
            </div>
            <SortableList
              label={`Questions: ${category}`}
              className="[&>li:last-child>div]:border-b-0"
              items={faqs}
              itemKey={({ slug }) => slug}
              nameOf={({ question }) => question}
              onOrder={(ordered) => arranging.arrangeIn(category, ordered)}
            >
              {(faq, __, moving) => (
                <FaqRow
                  faq={faq}
                  handle={moving}
                  onEdit={() => onEdit(stored.items.find(({ slug }) => slug === faq.slug) ?? faq)}
                  onDelete={() => setDeleting(faq)}
                />
              )}
            </SortableList>
          </section>
        )}
      </SortableList>
      {renaming && (
        <RenameCategoryDialog
          category={renaming}
          onRename={(name) => arranging.rename(renaming, name)}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={{ params: { slug: deleting.slug }, query: { version: deleting.version } }}
          title="Delete this question?"
          description={`“${deleting.question}” and its answer are deleted, and links to it lead to the top of the list. You cannot undo this.`}
          confirmLabel="Delete question"
          danger
          done="Question deleted"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
