/** The text of a form's field, without spaces around it. */
export function readFormText(form: HTMLFormElement, name: string): string {
  const given = new FormData(form).get(name)
  return typeof given === 'string' ? given.trim() : ''
}
