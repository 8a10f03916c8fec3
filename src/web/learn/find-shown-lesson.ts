/** The slug of the lesson that this page shows. Empty in the classroom. */
export function findShownLesson(): string {
  return decodeURIComponent(location.pathname.split('/')[2] ?? '')
}
