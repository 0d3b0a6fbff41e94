//! Child processes: what is run is printed, a failure says in one line what failed and with which exit code.

use std::ffi::OsStr;
use std::fmt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// Why a command stopped: one line for people, one exit code for scripts.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    /// Exit code of xtask: the child's own where a child failed, 2 on wrong usage, else 1.
    pub(crate) code: u8,
}

impl Failure {
    /// A failure of ours, exit code 1.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 1 }
    }

    /// The command line was wrong, exit code 2.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 2 }
    }

    /// A file or folder could not be read or written.
    pub(crate) fn io(what: &str, path: &Path, error: &std::io::Error) -> Self {
        Self::new(format!("cannot {what} {}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// A program to run, with its arguments, in the folder `dir`.
pub(crate) struct Child {
    command: Command,
    line: String,
}

impl Child {
    /// `program` with no arguments yet. The line that will be printed has only the program's own name.
    pub(crate) fn new(program: impl AsRef<OsStr>, dir: &Path) -> Self {
        let mut command = Command::new(program.as_ref());
        command.current_dir(dir);
        let line = Path::new(program.as_ref()).file_name().map_or_else(
            || program.as_ref().to_string_lossy().into_owned(),
            |name| name.to_string_lossy().into_owned(),
        );
        Self { command, line }
    }

    /// The cargo that runs us.
    pub(crate) fn cargo(dir: &Path) -> Self {
        Self::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), dir)
    }

    /// Adds arguments.
    pub(crate) fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        for arg in args {
            self.line.push(' ');
            self.line.push_str(&arg.as_ref().to_string_lossy());
            self.command.arg(arg);
        }
        self
    }

    /// Adds an environment variable.
    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs with our own input and output, after printing the line.
    ///
    /// # Errors
    /// The program is not there, or it ended with anything but 0.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        println!("$ {}", self.line);
        let status = self
            .command
            .status()
            .map_err(|error| Failure::new(format!("cannot start `{}`: {error}", self.line)))?;
        if status.success() {
            return Ok(());
        }
        Err(Failure { message: format!("`{}` {}", self.line, ending(status)), code: exit_code(status) })
    }

    /// Runs silently; the standard output if the program is there and ends with 0.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// True if `program` can be started with `--version`.
pub(crate) fn is_installed(program: &str) -> bool {
    Child::new(program, Path::new(".")).args(["--version"]).output().is_some()
}

fn exit_code(status: ExitStatus) -> u8 {
    status.code().and_then(|code| u8::try_from(code).ok()).filter(|&code| code != 0).unwrap_or(1)
}

fn ending(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("failed with exit code {code}"),
        None => format!("was stopped ({status})"),
    }
}

#[cfg(test)]
mod tests {
    use super::Child;
    use std::path::Path;

    #[test]
    fn a_failing_child_gives_its_line_and_code() {
        let failure =
            Child::new("sh", Path::new(".")).args(["-c", "exit 7"]).run().expect_err("exit 7 must fail");
        assert_eq!(failure.code, 7);
        assert_eq!(failure.to_string(), "`sh -c exit 7` failed with exit code 7");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = Child::new("no-such-program-here", Path::new(".")).run().expect_err("must fail");
        assert_eq!(failure.code, 1);
        assert!(failure.to_string().contains("no-such-program-here"));
    }
}
