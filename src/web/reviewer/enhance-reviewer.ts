import { startReviewer } from './start-reviewer.ts'

void startReviewer()
