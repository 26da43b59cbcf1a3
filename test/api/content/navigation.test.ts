import { afterAll, expect, test } from 'vitest'
import { cmsPages, pageSlugs } from '#core/content/cms-pages/cms-pages.ts'
import { menuNow } from '#core/content/navigation/menu-at.ts'
import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { placePage } from '#core/content/navigation/place-page.ts'
import { pageFrames } from '#core/content/page-frame/page-frames.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  type ArrangedItem,
  arrangeNavigation,
  createNavigationItem,
  deleteNavigationItem,
  listAllNavigation,
  listNavigationRevisions,
  restoreNavigation,
  updateNavigationItem,
} from '#shared/content/navigation/admin-contract.ts'
import { mostEntries } from '#shared/content/navigation/arrange.ts'
import { listNavigation } from '#shared/content/navigation/contract.ts'
import { iconOutlines } from '#shared/content/navigation/icon-outlines.ts'
import type { NavigationFields, NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { newId } from '#shared/ids.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putEntry } from '#test/support/menu-entries.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const stored = async () => (await admin.call(listAllNavigation, {})).body
const shown = async () => (await visitor.call(listNavigation, {})).body.items
const arranged = ({ order: _, version: __, placedByPage: ___, ...item }: NavigationItem): ArrangedItem => item

const fields: NavigationFields = {
  title: 'Tools',
  href: '/resources',
  targetBlank: false,
  contexts: ['base'],
  priority: 30,
  visibilityRules: [],
  isActive: true,
}

const startedAt = await control.now()
const entry = (more: Partial<ArrangedItem> = {}): ArrangedItem => ({
  ...fields,
  id: newId('nav', startedAt),
  ...more,
})

/** Saves the menu with these changes, read at the moment. */
async function save(change: (items: ArrangedItem[]) => ArrangedItem[], saveAnyway?: boolean) {
  const { items, treeVersion } = await stored()
  return admin.call(arrangeNavigation, {
    body: { items: change(items.map(arranged)), treeVersion, ...(saveAnyway && { saveAnyway }) },
  })
}

const conflict = 'Someone else changed the menu. Review their changes, then redo yours.'
const start = (await stored()).items.map(arranged)

afterAll(async () => {
  expectSuccess(await save(() => start, true))
})

test('a menu is saved as a whole: order, parents, new, changed and deleted entries at once', async () => {
  const [parent, child] = [entry({ title: 'Garage', icon: 'wrench' }), entry({ title: 'Jobs' })]
  const badge = { badgeText: 'New', badgeColor: 'green', description: 'What to read.' } as const
  const saved = await save((items) => [
    parent,
    { ...child, parentId: parent.id, ...badge, targetBlank: true },
    ...items.filter(({ id }) => id !== 'faq'),
  ])
  expect(saved.status).toBe(200)
  await expect
    .poll(async () => (await shown()).slice(0, 2))
    .toMatchObject([
      { title: 'Garage', order: 10, iconOutline: iconOutlines.wrench },
      { title: 'Jobs', order: 20, parentId: parent.id, ...badge, targetBlank: true },
    ])
  const items = await shown()
  expect(items.map(({ id }) => id)).not.toContain('faq')
  const log = await everyItem(admin, listActivities, { query: { type: 'settings_update' } })
  expect(log.find(({ after }) => after?.[parent.id])).toMatchObject({
    description: 'Added Garage and Jobs; deleted FAQ',
    before: { faq: { title: 'FAQ' } },
    after: { [parent.id]: { title: 'Garage' } },
  })
})

test('what is below a deleted entry goes up one level, and deleting it again changes nothing', async () => {
  const [parent, child] = [entry({ title: 'Above' }), entry({ title: 'Below' })]
  expectSuccess(await save((items) => [...items, parent, { ...child, parentId: parent.id }]))
  const { treeVersion } = await stored()
  const request = { params: { itemId: parent.id }, body: { treeVersion } }
  const deleted = (await admin.call(deleteNavigationItem, request)).body
  expect(deleted.items.find(({ id }) => id === child.id)).not.toHaveProperty('parentId')
  const again = await admin.call(deleteNavigationItem, request)
  expect(again.body).toEqual(deleted)
})

test('an entry is created at the end of its parent’s list, changed, and refused below what is below', async () => {
  const create = async (more: Partial<NavigationFields> & { parentId?: string }) =>
    admin.call(createNavigationItem, {
      body: { ...fields, ...more, treeVersion: (await stored()).treeVersion },
    })
  const created = await create({ title: 'Alone' })
  expect(created.status).toBe(201)
  const parent = created.body.items.at(-1)
  const below = (await create({ title: 'Second', parentId: parent?.id ?? '' })).body.items.at(-1)
  expect(below).toMatchObject({ title: 'Second', parentId: parent?.id })
  const third = expectProblem(await create({ parentId: below?.id ?? '' }), 400, 'navigation_depth')
  expect(third.detail).toBe('Entries can be two levels deep.')
  expectProblem(await create({ parentId: 'nowhere' }), 400, 'navigation_parent')

  const { treeVersion } = await stored()
  const update = (version: number, title: string) =>
    admin.call(updateNavigationItem, {
      params: { itemId: below?.id ?? '' },
      body: { ...fields, title, visibilityRules: [{ kind: 'signed_in' }], treeVersion: version },
    })
  expect((await update(treeVersion, 'Renamed')).body.items.at(-1)).toMatchObject({
    title: 'Renamed',
    visibilityRules: [{ kind: 'signed_in' }],
    parentId: parent?.id,
  })
  expect(expectProblem(await update(treeVersion, 'Too late'), 409, 'navigation_conflict').detail).toBe(
    conflict,
  )
})

test('a menu with a cycle, a third level, a lost parent, an entry twice or more than 90 is refused', async () => {
  const [a, b, c] = [entry({ title: 'Events' }), entry({ title: 'Shows' }), entry()]
  const detail = async (items: ArrangedItem[], code: string) =>
    expectProblem(await save((others) => [...others, ...items]), 400, code).detail
  expect(await detail([{ ...a, parentId: a.id }], 'navigation_cycle')).toBe(
    'An entry cannot be its own parent.',
  )
  expect(
    await detail(
      [
        { ...a, parentId: b.id },
        { ...b, parentId: a.id },
      ],
      'navigation_cycle',
    ),
  ).toBe('“Shows” is below this entry. Move it out first.')
  expect(await detail([a, { ...b, parentId: a.id }, { ...c, parentId: b.id }], 'navigation_depth')).toBe(
    'Entries can be two levels deep.',
  )
  await detail([{ ...a, parentId: 'nowhere' }], 'navigation_parent')
  await detail([a, a], 'navigation_parent')
  const many = Array.from({ length: mostEntries }, () => entry())
  expect(await detail(many, 'navigation_full')).toBe('There are already 90 entries.')
})

test('an address that leads nowhere is refused by its field, unless it is saved anyway or was there before', async () => {
  const items = [entry({ href: '/faq?from=menu' }), entry({ href: '/screens-to-come' })]
  const refused = expectProblem(await save((others) => [...items, ...others]), 422, 'unknown_address')
  expect(refused.detail).toBe('This address does not lead anywhere.')
  expect(refused.errors).toEqual([
    { path: 'body.items.1.href', message: 'This address does not lead anywhere.' },
  ])
  expectSuccess(await save((others) => [...items, ...others], true))
  expectSuccess(await save((others) => others.toReversed()))
  for (const href of ['https://example.com/elsewhere', '/admin/users', '/?q=1'])
    expectSuccess(await save((others) => [...others, entry({ href })]))
  for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil', 'http://example.com'])
    expectProblem(await save((others) => [...others, entry({ href })]), 400, 'validation_failed')
})

test('a page that is published counts as an address, also by an earlier one, and a draft does not', async () => {
  const now = await control.now()
  const id = newId('pag', now)
  const page = {
    id,
    title: 'Club rules',
    slug: 'menu-club-rules',
    metaDescription: '',
    navigationPlacement: 'none',
    navOrder: 0,
    noIndex: false,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    version: 1,
  } as const
  await commit(
    cmsPages.put(page, { absent: true }),
    ...['menu-club-rules', 'menu-old-rules'].map((slug, at) =>
      pageSlugs.put({ slug, pageId: id, current: at === 0, since: now, version: 1 }, { absent: true }),
    ),
  )
  const add = (href: string) => save((items) => [...items, entry({ href })])
  expectProblem(await add('/pages/menu-club-rules'), 422, 'unknown_address')
  await commit(cmsPages.put({ ...page, status: 'published', version: 2 }, { version: 1 }))
  expectSuccess(await add('/pages/menu-club-rules#fees'))
  expectSuccess(await add('/pages/menu-old-rules'))
  for (const slug of ['menu-no-such-page', 'Menu-Club-Rules'])
    expectProblem(await add(`/pages/${slug}`), 422, 'unknown_address')
})

test('one of ten simultaneous arrangements is stored and nine editors hear of it, and two moves never make a cycle', async () => {
  const [a, b] = [entry({ title: 'One' }), entry({ title: 'Other' })]
  expectSuccess(await save((items) => [...items, a, b]))
  const { items, treeVersion } = await stored()
  const below = (child: ArrangedItem, parent: ArrangedItem) =>
    items.map((item) => (item.id === child.id ? { ...arranged(item), parentId: parent.id } : arranged(item)))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      admin.call(arrangeNavigation, {
        body: { items: turn % 2 ? below(a, b) : below(b, a), treeVersion },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(expectProblem(answer, 409, 'navigation_conflict').detail).toBe(conflict)
  const after = await stored()
  expect(after.treeVersion).toBe(treeVersion + 1)
  expect(after.items.filter(({ id, parentId }) => [a.id, b.id].includes(id) && parentId)).toHaveLength(1)
})

test('the last 20 menus are kept and can be brought back', async () => {
  const before = await stored()
  const [first] = (await admin.call(listNavigationRevisions, {})).body.items
  for (let turn = 0; turn < 21; turn++)
    expectSuccess(
      await save((items) => [
        { ...fields, id: 'nav_kept', title: `Turn ${turn}` },
        ...items.filter(({ id }) => id !== 'nav_kept'),
      ]),
    )
  const { items: revisions } = (await admin.call(listNavigationRevisions, {})).body
  expect(revisions).toHaveLength(20)
  expect(revisions[0]).toMatchObject({
    isCurrent: true,
    what: 'Changed Turn 20',
    entries: before.items.length + 1,
  })
  expect(revisions[0]?.savedBy).toBe((await admin.call(getMe, {})).body.name)
  const restore = async (number = 0) =>
    admin.call(restoreNavigation, {
      params: { number },
      body: { treeVersion: (await stored()).treeVersion },
    })
  expectProblem(await restore(first?.number), 404, 'revision_not_found')
  const oldest = revisions.at(-1)
  const restored = (await restore(oldest?.number)).body
  expect(restored.items[0]).toMatchObject({ title: 'Turn 1' })
  await expect.poll(async () => (await shown())[0]).toMatchObject({ title: 'Turn 1' })
  const late = { params: { number: oldest?.number ?? 0 }, body: { treeVersion: before.treeVersion } }
  expectProblem(await admin.call(restoreNavigation, late), 409, 'navigation_conflict')
})

test('an entry is in the public menu from its first to its last day', async () => {
  const now = await control.now()
  const dayIn = (days: number) => addTime(now, { days }).slice(0, 10)
  const season = (from: number, until: number) =>
    putEntry({
      isActive: true,
      visibilityRules: [
        { kind: 'from', on: dayIn(from) },
        { kind: 'until', on: dayIn(until) },
      ],
    })
  const [past, present, future] = [await season(-9, -2), await season(-2, 2), await season(2, 9)]
  const ids = async () => (await shown()).map(({ id }) => id)
  await expect.poll(ids).toContain(present)
  expect(await ids()).not.toContain(past)
  expect(await ids()).not.toContain(future)
})

test('an entry that was stored before priorities came is read with the middle one', async () => {
  const id = await putEntry({ isActive: true })
  const {
    priority: _,
    visibilityRules: __,
    ...former
  } = (await navigationItems.get({ id })) as NavigationItem
  const { shape: ___, ...row } = navigationItems.item(former as NavigationItem)
  await commit({ item: { Put: { TableName: process.env.TABLE_NAME, Item: row } } })
  await expect
    .poll(async () => (await shown()).find((item) => item.id === id))
    .toMatchObject({ priority: 50, visibilityRules: [] })
})

test('whatever is changed at the same time, pages show the menu that is stored', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const now = await control.now()
      const item = { ...fields, id: newId('nav', now), title: `Crowd ${at}`, order: 500 + at, version: 1 }
      await commit(navigationItems.put(item, { absent: true }))
      if (at % 3 === 0)
        await commit(navigationItems.put({ ...item, isActive: false, version: 2 }, { version: 1 }))
      return { id: item.id, isActive: at % 3 !== 0 }
    }),
  )
  const active = ids.filter(({ isActive }) => isActive).map(({ id }) => id)
  const of = (items: { id: string }[]) =>
    items.map(({ id }) => id).filter((id) => ids.some((one) => one.id === id))
  await expect.poll(async () => of(await shown()).toSorted()).toEqual(active.toSorted())
  await control.settle()
  expect(of((await pageFrames.get({}, { consistent: true }))?.items ?? []).toSorted()).toEqual(
    active.toSorted(),
  )
})

const place = async (id: string, more: { title?: string; isLive?: boolean; isShown?: boolean }) => {
  const page = { id, href: '/pages/x', title: 'Show rules', order: 0, isLive: true, isShown: true, ...more }
  const writes = await placePage(page)
  if (writes.length > 0) await commit(...writes)
  return { item: await navigationItems.get({ id: `page:${id}` }), changes: writes.length }
}

test('a page brings its own entry, behind what is arranged, and keeps what administrators say about it', async () => {
  const id = newId('pag', await control.now())
  expect(await place(id, { isShown: false })).toEqual({ item: undefined, changes: 0 })
  const { treeVersion } = await stored()
  const { item } = await place(id, { title: 'A title that is longer than any entry of the menu can be' })
  expect(item).toMatchObject({ href: '/pages/x', isActive: true })
  expect(item?.title).toBe('A title that is longer than any entry o…')
  expect((await stored()).items.at(-1)?.id).toBe(item?.id)
  expect((await stored()).treeVersion).toBe(treeVersion + 1)

  expectSuccess(
    await save((items) => {
      const own = items.find((one) => one.id === item?.id) as ArrangedItem
      const said = { ...own, title: 'Else', href: '/faq', badgeText: 'New', isActive: false }
      return [said, ...items.filter((one) => one !== own)]
    }),
  )
  expect((await stored()).items[0]).toMatchObject({ title: item?.title, href: '/pages/x', isActive: false })
  expect((await place(id, { title: 'Show rules' })).item).toMatchObject({
    title: 'Show rules',
    badgeText: 'New',
    order: 10,
    isActive: false,
  })
  expect((await place(id, {})).changes).toBe(0)
  expect((await place(id, { isLive: false })).item).toMatchObject({ isActive: false })
  const turnedOn = await save((items) =>
    items.map((one) => (one.id === item?.id ? { ...one, isActive: true } : one)),
  )
  expectProblem(turnedOn, 422, 'unknown_address')
  expect((await place(id, {})).item).toMatchObject({ isActive: true, badgeText: 'New' })
})

test('a page that an administrator has added stays in the menu until it is archived', async () => {
  const id = newId('pag', await control.now())
  expectSuccess(await save((items) => [...items, entry({ id: `page:${id}`, href: '/pages/x' })], true))
  const asksNot = { isShown: false }
  expect((await place(id, { ...asksNot, title: 'Renamed' })).item).toMatchObject({
    title: 'Renamed',
    isActive: true,
  })
  expect((await place(id, { ...asksNot, isLive: false })).item).toMatchObject({ isActive: false })
})

test('a page that is published while the menu is arranged makes the arrangement look again', async () => {
  const { treeVersion, items } = await stored()
  await place(newId('pag', await control.now()), {})
  expect((await admin.call(listNavigationRevisions, {})).body.items[0]?.isCurrent).toBe(false)
  const late = { items: items.map(arranged), treeVersion }
  expectProblem(await admin.call(arrangeNavigation, { body: late }), 409, 'navigation_conflict')
})

test('a full menu keeps no page from being published', async () => {
  const { items } = await menuNow()
  const missing = Array.from({ length: mostEntries - items.length }, () => entry({ isActive: false }))
  expectSuccess(await save((others) => [...others, ...missing]))
  expect(await place(newId('pag', await control.now()), {})).toEqual({ item: undefined, changes: 0 })
  const full = { ...fields, treeVersion: (await stored()).treeVersion }
  expectProblem(await admin.call(createNavigationItem, { body: full }), 400, 'navigation_full')
  const exchanged = await save((others) => [
    ...others.slice(0, 40),
    ...Array.from({ length: 50 }, () => entry()),
  ])
  expectProblem(exchanged, 400, 'navigation_changes')
  const added = new Set(missing.map(({ id }) => id))
  expectSuccess(await save((others) => others.filter(({ id }) => !added.has(id))))
})
