import { expect, test } from 'vitest'
import { posts } from '#core/community/feed/posts.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putComment, putPost } from '#test/support/feed.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

async function publicMember(name: string) {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { name, isPublicProfile: true })
  return { userId, email }
}

test('a member likes, comments, edits and deletes, and loses sight of what its member hides', async () => {
  const [author, reader] = await Promise.all([publicMember('Ada Author'), publicMember('Rae Reader')])
  const post = await putPost(author.userId, { type: 'new_picture', title: 'Joined with two twelves' })
  const { page, allow } = await visit({ width: 390, as: reader.email })
  await page.goto('/community')
  const card = page.getByRole('article', { name: 'Ada Author joined with two twelves' })
  const like = card.getByRole('button', { name: /^Like/ })
  await like.click()
  await card.getByText('1 like', { exact: true }).waitFor()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => (await posts.get(post))?.likeCount).toBe(1)

  await card.getByRole('button', { name: /^Comments/ }).click()
  await card.getByText('No comments yet.').waitFor()
  await card.getByRole('button', { name: 'Post comment' }).click()
  await card.getByText('Required').waitFor()
  await card.getByLabel('Add a comment').fill('How loud is it?')
  await card.getByRole('button', { name: 'Post comment' }).click()
  const comment = card.getByRole('listitem').filter({ hasText: 'Rae Reader' })
  await comment.getByText('How loud is it?', { exact: true }).waitFor()
  await card.getByText('1 comment', { exact: true }).waitFor()

  await comment.getByRole('button', { name: /^Edit/ }).click()
  await comment.getByLabel('Edit your comment').fill('How low does it go?')
  await comment.getByRole('button', { name: 'Save comment' }).click()
  await comment.getByText('How low does it go?', { exact: true }).waitFor()
  await comment.getByText('edited').waitFor()
  await comment.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await card.getByText('No comments yet.').waitFor()
  await card.getByText('0 comments', { exact: true }).waitFor()

  const other = await visit({ as: author.email })
  await other.page.goto('/profile?tab=activity')
  await other.page.getByLabel(`Who sees “${post.title}”`).selectOption('me')
  await expect.poll(async () => (await posts.get(post))?.visibility).toBe('me')

  // The page of the reader does not know yet: the heart comes back on, and says why.
  await like.click()
  await card.getByText('0 likes', { exact: true }).waitFor()
  allow(/status of 404/)
  await expect.poll(async () => (await posts.get(post))?.likeCount).toBe(0)
  await like.click()
  await page.getByText('This post is no longer available.').waitFor()
  await card.getByText('0 likes', { exact: true }).waitFor()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')
  await page.goto(`/community/${post.id}`)
  await page.getByRole('link', { name: 'Open the community' }).click()
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => card.count()).toBe(0)
})

test('the community leads with the sport, in cards that are as tall as what they say', async () => {
  const { userId } = await publicMember('Lena Lane')
  const { items } = (await (await fetch(`${url}/api/events?when=past`)).json()) as {
    items: { id: string; posterUrl?: string }[]
  }
  const held = items.find(({ posterUrl }) => posterUrl)?.id ?? ''
  const result = { score: '151.37', unit: 'dB', className: 'Street 1' } as const
  await putPost(userId, { type: 'record_set', title: 'Set a personal best: 151.37 dB in Street 1', result })
  await putPost(userId, {
    type: 'result_placed',
    title: 'Took 1st in Street 1 at Low Water',
    about: { type: 'event', id: held, href: `/events/${held}/results` },
    result: { ...result, place: 1, eventTitle: 'Low Water', vehicle: '2006 Honda Civic' },
  })
  const { page } = await visit({ width: 390, as: 'member@demo.test' })
  await page.goto('/community')
  const record = page.getByRole('article', { name: 'Lena Lane set a personal best: 151.37 dB in Street 1' })
  await record.waitFor()
  await expect.poll(async () => (await record.boundingBox())?.height).toBeLessThanOrEqual(120)
  const won = page.getByRole('article', { name: 'Lena Lane took 1st in Street 1 at Low Water' })
  await expect.poll(() => won.locator('img[width="112"]').count()).toBe(1)
  await won.getByText('151.37', { exact: true }).waitFor()
  await won.getByRole('link', { name: /^Results/ }).waitFor()
  const week = page.getByRole('article', { name: /joined (this week|in the week of)/ }).first()
  await week.getByRole('link', { name: 'See all who joined' }).click()
  await page.waitForURL('**/community?type=joined')
  await page
    .getByRole('article', { name: /joined Boxrise$/ })
    .first()
    .waitFor()
})

test('an administrator hides a post and deletes a comment with reasons that their members read', async () => {
  const [author, reader] = await Promise.all([publicMember('Ada Author'), publicMember('Rae Reader')])
  const post = await putPost(author.userId, { type: 'new_picture', title: 'Is louder than allowed' })
  await putComment(post, reader.userId, { text: 'Not a nice thing to say.' })
  const { page } = await visit({ as: 'admin@demo.test' })
  const decide = async (row: string, press: string, confirm: string) => {
    await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: press }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: confirm }).click()
    await dialog.getByText('Give a reason').waitFor()
    await dialog.getByLabel('Reason').fill('Please keep to the rules.')
    await dialog.getByRole('button', { name: confirm }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: row }).waitFor({ state: 'detached' })
  }
  await page.goto('/admin/feed?list=comments')
  await decide('Not a nice thing to say.', 'Delete', 'Delete')
  await page.getByRole('group', { name: 'List' }).getByText('Posts').click()
  await decide(post.title, 'Hide', 'Hide')
  await page.getByLabel('Visibility').selectOption('hidden')
  await page.getByRole('row').filter({ hasText: 'Please keep to the rules.' }).waitFor()

  const own = await visit({ as: author.email, width: 390 })
  await own.page.goto('/profile?tab=activity')
  await own.page.getByText('Hidden by an administrator: Please keep to the rules.').waitFor()
})
