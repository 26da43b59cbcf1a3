import { useState } from 'react'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { iconOutlines } from '#shared/content/navigation/icon-outlines.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { menuTree } from '#web/features/content/navigation/components/menu-tree.ts'
import { MobileLinks } from '#web/features/content/navigation/components/mobile-links.tsx'
import { SiteMenuBar } from '#web/features/content/navigation/components/site-menu-bar.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The number that a counted badge shows here. */
const sampleUnread = 3

const viewerOf = (type: MembershipType | '', today: string) =>
  type
    ? {
        membershipType: type,
        status: 'active' as const,
        permissions: permissionsByType[type],
        unreadNotifications: sampleUnread,
        today,
      }
    : { today }

/** The menu that is being edited, drawn as the header draws it for the chosen viewer. */
export function MenuPreview({ items }: { items: readonly ArrangedItem[] }) {
  const [type, setType] = useState<MembershipType | ''>('')
  const [width, setWidth] = useState<'desktop' | 'phone'>(() =>
    matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop',
  )
  const [today] = useState(() => serverTime().slice(0, 10))
  const exists = useKnownScreens()
  const entries = items.map((item, order) => ({
    ...item,
    order,
    version: 1,
    ...(item.icon && { iconOutline: iconOutlines[item.icon] }),
  }))
  const menu = menuTree(entries, viewerOf(type, today), exists)
  return (
    <Panel
      title="Preview"
      className="mb-6"
      aside={
        <Segmented
          legend="Width of the preview"
          name="preview-width"
          options={[
            { id: 'desktop', label: 'Desktop' },
            { id: 'phone', label: 'Phone' },
          ]}
          value={width}
          onChange={setWidth}
        />
      }
    >
      <Field label="Seen by" className="mb-4 max-w-60">
        <Select value={type} onChange={({ target }) => setType(target.value as MembershipType | '')}>
          <option value="">A visitor</option>
          {MembershipType.options.toReversed().map((option) => (
            <option key={option} value={option}>
              {membershipLabels[option]}
            </option>
          ))}
        </Select>
      </Field>
      <div
        data-preview
        onClickCapture={(event) => {
          if ((event.target as Element).closest('a')) event.preventDefault()
        }}
      >
        {menu.length === 0 ? (
          <p className="text-dim">Nothing to see here.</p>
        ) : width === 'desktop' ? (
          <div className="menu-preview">
            <span className="flex items-center max-sm:hidden" aria-hidden="true">
              <Wordmark />
            </span>
            <div className="site-menu" style={{ maxWidth: type ? '41rem' : '36rem' }}>
              <SiteMenuBar menu={menu} />
            </div>
          </div>
        ) : (
          <div className="menu-preview menu-preview-phone">
            <ul className="mobile-links grow">
              <MobileLinks menu={menu} />
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}
