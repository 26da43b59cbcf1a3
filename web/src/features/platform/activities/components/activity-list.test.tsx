import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityList } from './activity-list.tsx'

const listed = (hasNextPage: boolean) => {
  const pages = {
    data: { pages: [{ items: [] }] },
    isSuccess: true,
    hasNextPage,
    fetchNextPage: () => undefined,
  }
  return renderToStaticMarkup(
    <ActivityList
      pages={pages as unknown as ComponentProps<typeof ActivityList>['pages']}
      people={() => ''}
    />,
  )
}

test('no one reads that the log has nothing of a kind while a part of it is still to be read', () => {
  expect(listed(false)).toContain('The log has no activity of this type.')
  expect(listed(true)).not.toContain('The log has no')
})
