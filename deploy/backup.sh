#!/bin/sh
# Makes a backup into $BACKUPS and deletes those older than $KEEP_DAYS days; with $EVERY again and again, each so many seconds.
set -eu
umask 077
: "${BACKUPS:?where backups go}"
while :; do
    name="$BACKUPS/stavitel-$(date -u +%Y%m%dT%H%M%SZ).backup"
    "${STAVITEL:-stavitel}" backup "$name"
    find "$BACKUPS" -name 'stavitel-*.backup' -mtime "+${KEEP_DAYS:-14}" -exec rm -f {} +
    [ -n "${EVERY:-}" ] || exit 0
    sleep "$EVERY"
done
