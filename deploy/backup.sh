#!/bin/sh
# A copy of the database and of the secret that seals it, while the site runs; copies older than four weeks go.
# backup.sh DATA_DIR BACKUP_DIR
set -eu
umask 077
data=${1:?data directory}
backups=${2:?directory for backups}
today=$backups/$(date +%F)
mkdir -p "$today"
# Made again where there has been one today: a copy is never written over a file.
rm -f "$today/wetterhorn.db"
cp "$data/key-secret" "$today"
"$(dirname "$0")/../node_modules/.bin/node" -e "
  const { DatabaseSync } = require('node:sqlite')
  new DatabaseSync(process.argv[1], { readOnly: true }).prepare('vacuum into ?').run(process.argv[2])" \
  "$data/wetterhorn.db" "$today/wetterhorn.db"
find "$backups" -mindepth 1 -maxdepth 1 -type d -mtime +28 -exec rm -r {} +
