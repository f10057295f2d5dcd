// Loaded before a process (node --require) whose files are to be as after a power cut: DISK_COPY is what a disk would hold of
// DISK_FOLDER that keeps nothing but what was flushed. A file is copied when it is flushed, a new name holds once its directory is
// flushed, and a deletion at once.
const fs = require('node:fs');
const { dirname, join, relative, resolve } = require('node:path');
const { syncBuiltinESMExports } = require('node:module');

const folder = resolve(process.env.DISK_FOLDER);
const copy = resolve(process.env.DISK_COPY);
const { openSync, fsyncSync, fdatasyncSync, renameSync, unlinkSync } = fs;

const pathOfHandle = new Map();
let renames = [];

const isOurs = (path) => typeof path === 'string' && resolve(path).startsWith(`${folder}/`);
const copied = (path) => join(copy, relative(folder, resolve(path)));

function flushed(handle) {
  const path = pathOfHandle.get(handle);
  if (path === undefined) return;
  if (fs.fstatSync(handle).isDirectory()) {
    for (const [from, to] of renames.filter(([, name]) => dirname(name) === path)) {
      if (fs.existsSync(from)) renameSync(from, to);
    }
    renames = renames.filter(([, name]) => dirname(name) !== path);
    return;
  }
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.copyFileSync(`/proc/self/fd/${handle}`, path);
}

fs.openSync = (path, ...rest) => {
  const handle = openSync(path, ...rest);
  if (isOurs(path)) pathOfHandle.set(handle, copied(path));
  else pathOfHandle.delete(handle);
  return handle;
};
fs.fsyncSync = (handle) => {
  fsyncSync(handle);
  flushed(handle);
};
fs.fdatasyncSync = (handle) => {
  fdatasyncSync(handle);
  flushed(handle);
};
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (isOurs(to)) renames.push([copied(from), copied(to)]);
};
fs.unlinkSync = (path) => {
  unlinkSync(path);
  if (isOurs(path)) fs.rmSync(copied(path), { force: true });
};
syncBuiltinESMExports();
