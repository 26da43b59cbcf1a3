import { FooterSection, NavigationPlacement, type PageFields } from '#shared/content/cms-pages/page.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { placementLabels, sectionLabels } from '../components/page-labels.ts'

type PlacementFieldsProps = {
  fields: PageFields
  disabled?: boolean
  onChange: (changes: Partial<PageFields>) => void
}

/** The menus of a page, its position in them, and its name there. */
export function PlacementFields({ fields, disabled = false, onChange }: PlacementFieldsProps) {
  const { navigationPlacement: placement, footerSection, navOrder, navTitle } = fields
  const inFooter = placement === 'footer' || placement === 'both'
  return (
    <div className="grid gap-4">
      <Field label="Menu">
        <Select
          disabled={disabled}
          value={placement}
          onChange={({ target }) => {
            const chosen = target.value as NavigationPlacement
            const needsSection = (chosen === 'footer' || chosen === 'both') && !footerSection
            onChange({ navigationPlacement: chosen, ...(needsSection && { footerSection: 'quick_links' }) })
          }}
        >
          {NavigationPlacement.options.map((option) => (
            <option key={option} value={option}>
              {placementLabels[option]}
            </option>
          ))}
        </Select>
      </Field>
      {inFooter && (
        <Field label="Footer section">
          <Select
            disabled={disabled}
            value={footerSection ?? 'quick_links'}
            onChange={({ target }) => onChange({ footerSection: target.value as FooterSection })}
          >
            {FooterSection.options.map((section) => (
              <option key={section} value={section}>
                {sectionLabels[section]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {placement !== 'none' && (
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-4">
          <Field label="Menu title" hint="Without it, menus show the title.">
            <Input
              maxLength={40}
              disabled={disabled}
              value={navTitle ?? ''}
              onChange={({ target }) => onChange({ navTitle: target.value || undefined })}
            />
          </Field>
          <Field label="Order">
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={999}
              disabled={disabled}
              value={navOrder}
              onChange={({ target }) =>
                onChange({ navOrder: Math.min(999, Math.max(0, Math.trunc(Number(target.value) || 0))) })
              }
            />
          </Field>
        </div>
      )}
    </div>
  )
}
