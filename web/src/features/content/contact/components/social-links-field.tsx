import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { SocialLink, SocialNetwork } from '#shared/content/contact/contact-settings.ts'
import { networkNames } from '#web/features/content/footer/components/network-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import type { ContactSettingsEdit } from './use-contact-settings.ts'
import { useLinks } from './use-links.ts'

const most = 8

const problemOf = (link: SocialLink) => z.safeParse(SocialLink, link).error?.issues[0]?.message

/** The links to the platform’s pages at networks, in the order that the footer shows them. */
export function SocialLinksField({ form }: Pick<ContactSettingsEdit, 'form'>) {
  const { rows, error, arrange, edit, remove, add } = useLinks(form)
  const problems = rows.map(({ link }) => (error ? problemOf(link) : undefined))
  const first = problems.findIndex(Boolean)
  const wrong = useRef<HTMLInputElement>(null)
  const { errors, submitCount } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press leads to what is wrong, and typing does not
  useEffect(() => {
    // Fields with an error of their own are led to by the form.
    if (Object.keys(errors).join() === 'social') wrong.current?.focus()
  }, [submitCount])
  return (
    <div className="grid gap-3">
      {rows.length === 0 && <p className="text-dim">The footer shows no links yet.</p>}
      <SortableList
        label="Social links"
        className="grid gap-4"
        items={rows}
        itemKey={({ id }) => id}
        nameOf={({ link }) => networkNames[link.network]}
        onOrder={arrange}
      >
        {({ link }, at, handle) => (
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-3 border-b border-line pb-4 sm:grid-cols-[auto_9rem_minmax(0,1fr)_auto] sm:border-0 sm:pb-0">
            <div className="pt-7">{handle}</div>
            <Field label="Network">
              <Select
                value={link.network}
                onChange={({ currentTarget }) =>
                  edit(at, { network: z.parse(SocialNetwork, currentTarget.value) })
                }
              >
                {SocialNetwork.options.map((network) => (
                  <option key={network} value={network}>
                    {networkNames[network]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Address"
              className="max-sm:order-2 max-sm:col-span-2 max-sm:col-start-2"
              error={problems[at]}
            >
              <Input
                ref={at === first ? wrong : undefined}
                value={link.url}
                onChange={({ currentTarget }) => edit(at, { url: currentTarget.value })}
                inputMode="url"
                maxLength={300}
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
              />
            </Field>
            <div className="pt-7">
              <MoreMenu
                of={networkNames[link.network]}
                entries={[
                  {
                    kind: 'action',
                    label: 'Move up',
                    disabled: at === 0,
                    onSelect: () => arrange(withItemMoved(rows, at, at - 1)),
                  },
                  {
                    kind: 'action',
                    label: 'Move down',
                    disabled: at === rows.length - 1,
                    onSelect: () => arrange(withItemMoved(rows, at, at + 1)),
                  },
                  { kind: 'action', label: 'Remove', danger: true, onSelect: () => remove(at) },
                ]}
              />
            </div>
          </div>
        )}
      </SortableList>
      {first < 0 && <FieldError>{error}</FieldError>}
      <Button className="justify-self-start" disabled={rows.length >= most} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add a link
      </Button>
    </div>
  )
}
