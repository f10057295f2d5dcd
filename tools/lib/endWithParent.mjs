import { isMainThread } from 'node:worker_threads';

// Loaded into every program that launchProgram starts, before the program itself. Whoever started it holds the other end of a channel,
// which closes when they are gone, however they went: nobody would stop the program any more, and it would keep its ports and its data.

if (isMainThread && process.send) {
  // Of this program alone: what it forks has a channel of its own, and a life that hangs on it.
  const own = process.execArgv.indexOf(import.meta.url);
  if (own > 0) process.execArgv.splice(own - 1, 2);
  if (process.connected) process.once('disconnect', end);
  else end();
  // The channel alone keeps no program running that has come to its end.
  process.channel?.unref();
}

function end() {
  // Nobody reads what it writes from now on, and that must not end it before it has put its things in order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // As by a signal: what the program does to end, it does; before it listens to signals it just ends.
  process.kill(process.pid, 'SIGTERM');
}
