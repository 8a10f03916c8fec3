import { BadInput, Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { text } from '#server/admin/command-line/fields.ts'
import { endLink } from '#server/sharing/end-links.ts'

export const sharesEnd = defineCommand({
  name: 'shares end',
  summary: 'ends a reviewer’s link at once, for example after a report of abuse',
  args: { link: text('ID', 'the id of the link, or the address of its page') },
  options: {},
  run: async ({ openDatabase, now, terminal }, { link }) => {
    const id = findId(link)
    if (id === null) throw new BadInput('ID must be the 22 characters after /review/ in the link.')
    const database = await openDatabase()
    if (!(await endLink(database, id, now()))) {
      throw new Refusal('There is no such link, or it has ended already.')
    }
    terminal.write(`The link ${id} has ended. Its copy and comments are deleted.`)
  },
})

/** A report usually quotes the whole address. */
function findId(typed: string): string | null {
  const [id = ''] = typed.split('/review/').at(-1)?.split(/[#?/]/) ?? []
  return /^[\w-]{22}$/.test(id) ? id : null
}
