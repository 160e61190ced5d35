#!/bin/sh
# Stands in for the official image's check of the same name: --connect and --innodb_initialized.
exec mariadb --no-defaults --host=127.0.0.1 --user=healthcheck --execute='SELECT 1 FROM information_schema.ENGINES WHERE ENGINE = "InnoDB"' >/dev/null
